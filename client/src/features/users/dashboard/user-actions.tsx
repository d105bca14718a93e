import type { ApolloClient } from '@apollo/client';
import {
  CheckCircleOutlined,
  DeleteOutlined,
  KeyOutlined,
  MobileOutlined,
  UnlockOutlined,
  UserDeleteOutlined,
} from '@ant-design/icons';
import { isStaff } from '@contract/enums';
import { byId, mutationOf } from '../../../dashboard/engine/operations';
import { type Outcome, rowAction, type RowDialog } from '../../../dashboard/engine/row-action';
import {
  DisableUserSecondFactorDocument,
  EraseUserDocument,
  SendUserResetLinkDocument,
  ToggleUserActiveDocument,
  UnlockUserDocument,
  type AdminUserFieldsFragment as UserRow,
} from '../../../graphql/generated/graphql';
import { RemovalDialog } from './leaving-dialog';
import { KeptRecords } from '../../privacy/dashboard/kept-records';

/** The server refuses to deactivate or delete the account of the person who asks for it. */
export const ownAccount = ({ id }: UserRow, viewerId: string | undefined) =>
  id === viewerId ? { key: 'admin.users.ownAccount' } : undefined;

const toggleUser = mutationOf(
  ToggleUserActiveDocument,
  (id: string) => ({ id }),
  (data) => data.toggleUserActive,
);
const STATUS = { key: 'dashboard.errors.status' };

async function toggleBack(client: ApolloClient, { id, fullName: name }: UserRow): Promise<Outcome> {
  await toggleUser(client, id);
  return { message: { key: 'admin.users.toast.activated', values: { name } } };
}

export const toggleActive = rowAction({
  key: 'toggleActive',
  label: { key: 'admin.users.actions.toggleActive' },
  icon: <CheckCircleOutlined />,
  disabledReason: ownAccount,
  change: toggleUser,
  input: (user: UserRow) => user.id,
  outcome: (user: UserRow) => ({
    message: {
      key: user.isActive ? 'admin.users.toast.activated' : 'admin.users.toast.deactivated',
      values: { name: user.fullName },
    },
    undo: user.isActive
      ? undefined
      : { run: (client) => toggleBack(client, user), failure: STATUS },
  }),
  failure: STATUS,
});

/** Deletes somebody in the office, whose requests go to somebody else. */
export const removeStaff: RowDialog<UserRow> = {
  key: 'removeStaff',
  label: { key: 'dashboard.actions.remove' },
  icon: <DeleteOutlined aria-hidden="true" />,
  danger: true,
  isFor: ({ role }) => isStaff(role),
  disabledReason: ownAccount,
  dialog: RemovalDialog,
};

export const sendResetLink = rowAction({
  key: 'sendResetLink',
  label: { key: 'admin.users.actions.resetLink' },
  icon: <KeyOutlined aria-hidden="true" />,
  collapsed: true,
  isFor: ({ isActive }: UserRow) => isActive,
  change: mutationOf(SendUserResetLinkDocument, byId, (data) => data.sendUserResetLink),
  input: (user: UserRow) => user.id,
  outcome: (_output, { email }) => ({
    message: { key: 'admin.users.toast.resetLink', values: { email } },
  }),
  failure: { key: 'admin.users.errors.resetLink' },
});

export const unlock = rowAction({
  key: 'unlock',
  label: { key: 'admin.users.actions.unlock' },
  icon: <UnlockOutlined aria-hidden="true" />,
  collapsed: true,
  isFor: ({ lockedUntil }: UserRow) => lockedUntil !== null,
  change: mutationOf(UnlockUserDocument, byId, (data) => data.unlockUser),
  input: (user: UserRow) => user.id,
  outcome: (_output, { fullName }) => ({
    message: { key: 'admin.users.toast.unlocked', values: { name: fullName } },
  }),
  failure: { key: 'admin.users.errors.unlock' },
});

/** For somebody who lost phone and recovery codes; people turn off their own in their account. */
export const secondFactorOff = rowAction({
  key: 'secondFactorOff',
  label: { key: 'admin.users.actions.secondFactorOff' },
  icon: <MobileOutlined aria-hidden="true" />,
  collapsed: true,
  danger: true,
  isFor: ({ hasSecondFactor }: UserRow) => hasSecondFactor,
  disabledReason: ({ id }, viewerId) =>
    id === viewerId ? { key: 'admin.users.secondFactorOff.own' } : undefined,
  confirmation: ({ fullName }) => ({
    type: 'error',
    title: { key: 'admin.users.secondFactorOff.title', values: { name: fullName } },
    text: { key: 'admin.users.secondFactorOff.text' },
    okText: { key: 'admin.users.secondFactorOff.confirm' },
  }),
  change: mutationOf(DisableUserSecondFactorDocument, byId, (data) => data.disableUserSecondFactor),
  input: (user: UserRow) => user.id,
  outcome: (_output, { fullName }) => ({
    message: { key: 'admin.users.toast.secondFactorOff', values: { name: fullName } },
  }),
  failure: { key: 'admin.users.errors.secondFactorOff' },
});

/** Only clients can be erased; the server refuses while the office works for them. */
export const erase = rowAction({
  key: 'erase',
  label: { key: 'admin.users.actions.erase' },
  icon: <UserDeleteOutlined aria-hidden="true" />,
  collapsed: true,
  danger: true,
  disabledReason: ({ role }: UserRow) =>
    role === 'client' ? undefined : { key: 'admin.users.notErased' },
  confirmation: ({ id, fullName }) => ({
    type: 'error',
    title: { key: 'admin.users.erase.title', values: { name: fullName } },
    text: { key: 'admin.users.erase.text' },
    more: <KeptRecords id={id} />,
    okText: { key: 'admin.users.erase.confirm' },
  }),
  change: mutationOf(EraseUserDocument, byId, (data) => data.eraseUser),
  input: (user: UserRow) => user.id,
  outcome: () => ({ message: { key: 'admin.users.toast.erased' } }),
  failure: { key: 'admin.users.errors.erase' },
});
