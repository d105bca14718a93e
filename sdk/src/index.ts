export {
  Mizan,
  type CallOptions,
  type MizanOptions,
  type Operation,
  type SubscribeOptions,
} from './client.js';
export { MizanError, type RefusedField } from './errors.js';
export * from './generated/graphql.js';
