import {
  CheckCircleOutlined,
  IdcardOutlined,
  SafetyCertificateOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { isStaff, USER_ROLES } from '@contract/enums';
import { LIMITS } from '@contract/limits';
import { CONSULTATION_BRANCHES } from '@contract/consultation-branches';
import { dateColumn, fieldColumn } from '../../../dashboard/engine/list/columns';
import {
  choiceField,
  customField,
  emailField,
  passwordField,
  phoneField,
  textField,
} from '../../../dashboard/engine/form/fields';
import { booleanFilter, choiceFilter } from '../../../dashboard/engine/list/filters';
import type { ControlProps, Field, ValuesOf } from '../../../dashboard/engine/field-types';
import { defineForm, type FormUpdate } from '../../../dashboard/engine/form/form-definition';
import { byId, fetchOf, MAX_AGE, mutationOf, queryOf } from '../../../dashboard/engine/operations';
import { personNameRule } from '../../../dashboard/engine/form/rules';
import { defineResource } from '../../../dashboard/engine/resource';
import { statsOf } from '../../../dashboard/engine/list/stats';
import {
  AdminUserDocument,
  AdminUsersDocument,
  AdminUserStatsDocument,
  CreateUserDocument,
  DeleteUserDocument,
  UpdateUserDocument,
  type AdminUserFieldsFragment as UserRow,
} from '../../../graphql/generated/graphql';
import {
  erase,
  ownAccount,
  removeStaff,
  secondFactorOff,
  sendResetLink,
  toggleActive,
  unlock,
} from './user-actions';
import { ActiveBadge, LastSignIn, RoleText, UserContact, UserName } from './user-cells';
import { SEARCH_OPTIONS } from '../../../dashboard/ui/input-props';

/** Chooses branches of law; only a lawyer has some. */
function BranchesControl({ value = [], onChange, ...rest }: ControlProps<string[]>) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const role: unknown = Form.useWatch('role', form);
  return (
    <Select<string[]>
      {...rest}
      mode="multiple"
      allowClear
      style={{ width: '100%' }}
      disabled={role !== 'lawyer'}
      value={role === 'lawyer' ? value : []}
      showSearch={SEARCH_OPTIONS}
      options={CONSULTATION_BRANCHES.map((branch) => ({
        value: branch,
        label: t(`words.consultationBranch.${branch}`),
      }))}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}

/** The branches of law of a lawyer. */
const branchesField: Field<string[]> = customField<string[]>(
  { label: 'admin.users.fields.branches', help: 'admin.users.branchesHelp' },
  { initial: [], wide: false, control: () => <BranchesControl />, rules: () => [] },
);

const fields = {
  fullName: textField({
    label: 'admin.users.fields.fullName',
    limit: LIMITS.user.fullName,
    extraRules: (context) => [personNameRule(context)],
  }),
  email: emailField({ label: 'admin.users.fields.email', limit: LIMITS.user.email }),
  phoneNumber: phoneField({ label: 'admin.users.fields.phoneNumber', limit: LIMITS.user.phone }),
  password: passwordField({
    label: 'admin.users.fields.password',
    help: 'admin.users.passwordHelp',
    limit: LIMITS.user.password,
    only: 'create',
    requiredMessage: 'admin.users.passwordRequired',
  }),
  role: choiceField(USER_ROLES, {
    label: 'admin.users.fields.role',
    initial: 'client',
    optionLabel: (role) => `nav.roles.${role}`,
    cell: (role) => <RoleText role={role} />,
    help: 'admin.users.roleHelp',
  }),
  branches: branchesField,
};

/** Users: clients and the office (M106 to M109). */
export const usersResource = defineResource({
  name: 'users',
  audited: 'user',
  rowId: (user: UserRow) => user.id,
  rowName: (user: UserRow) => user.fullName,
  list: queryOf(AdminUsersDocument, (data) => data.users, MAX_AGE.users),
  stats: statsOf(
    queryOf(AdminUserStatsDocument, (data) => data.userStats, { maxAge: MAX_AGE.userStats }),
    [
      { counter: 'total', label: 'admin.users.stats.total', icon: <TeamOutlined /> },
      { counter: 'active', label: 'admin.users.stats.active', icon: <CheckCircleOutlined /> },
      {
        counter: 'admins',
        label: 'admin.users.stats.admins',
        icon: <SafetyCertificateOutlined />,
      },
      { counter: 'clients', label: 'admin.users.stats.clients', icon: <IdcardOutlined /> },
    ],
  ),
  filters: {
    role: choiceFilter(USER_ROLES, {
      label: 'admin.users.fields.role',
      optionLabel: (role) => `nav.roles.${role}`,
    }),
    isActive: booleanFilter({
      label: 'admin.users.fields.isActive',
      yes: 'admin.users.state.active',
      no: 'admin.users.state.inactive',
    }),
    locked: booleanFilter({
      label: 'admin.users.fields.locked',
      yes: 'admin.users.state.locked',
      no: 'admin.users.state.unlocked',
    }),
  },
  defaultSort: { by: 'createdAt', order: 'desc' },
  columns: [
    {
      key: 'fullName',
      title: 'admin.users.fields.fullName',
      sortBy: 'fullName',
      heading: true,
      cell: (user: UserRow) => <UserName user={user} unlock={unlock} />,
    },
    {
      key: 'email',
      title: 'admin.users.fields.contact',
      sortBy: 'email',
      cell: (user: UserRow) => <UserContact user={user} />,
    },
    fieldColumn(fields.role, (user: UserRow) => user.role, { key: 'role', sortBy: 'role' }),
    {
      key: 'isActive',
      title: 'admin.users.fields.isActive',
      sortBy: 'isActive',
      cell: (user: UserRow) => <ActiveBadge user={user} toggle={toggleActive} />,
    },
    {
      key: 'lastSignInAt',
      title: 'admin.users.fields.lastSignInAt',
      sortBy: 'lastSignInAt',
      cell: (user: UserRow) => <LastSignIn at={user.lastSignInAt} />,
    },
    dateColumn((user: UserRow) => user.createdAt, {
      key: 'createdAt',
      title: 'admin.users.fields.createdAt',
      sortBy: 'createdAt',
    }),
  ],
  form: defineForm({
    fields,
    load: fetchOf(AdminUserDocument, byId, (data) => data.user),
    create: mutationOf(
      CreateUserDocument,
      (input) => ({ input }),
      (data) => data.createUser,
    ),
    update: mutationOf(
      UpdateUserDocument,
      (edit: FormUpdate<string, ValuesOf<typeof fields>>) => ({
        id: edit.id,
        input: { ...edit.values, version: edit.version },
      }),
      (data) => data.updateUser,
    ),
  }),
  remove: mutationOf(
    DeleteUserDocument,
    (id: string) => ({ id }),
    (data) => data.deleteUser,
  ),
  removeDisabledReason: ownAccount,
  removeIsFor: ({ role }) => !isStaff(role),
  rowActions: [sendResetLink, unlock, secondFactorOff, erase, removeStaff],
});
