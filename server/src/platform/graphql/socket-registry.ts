import { Injectable } from '@nestjs/common';
import type { Locale } from '../../contract/locales.js';
import { type RequestLimiter, requestLimiter } from '../access/address-rate-limit.js';
import { AppConfig } from '../config/app-config.js';

/** Mobile networks and whole offices share an address; only signed-in people open a socket, one for each tab. */
const SOCKETS_PER_ADDRESS = 200;
/** The tabs and devices of one person. */
const SOCKETS_PER_ACCOUNT = 20;
/** A screen of the dashboard follows a handful of things. */
const SUBSCRIPTIONS_PER_SOCKET = 20;
const SUBSCRIPTIONS_PER_ACCOUNT = 60;
const SUBSCRIPTIONS_PER_ADDRESS = 1000;
/** An office whose screens all come back at the same moment sends about half of it. */
const MESSAGES_PER_ADDRESS = { points: 3000, duration: 10 };

/** One open WebSocket: whose it is, and how much it follows at the moment. */
export interface OpenSocket {
  readonly address: string;
  /** Unknown until the connection has been initialised, and for strangers. */
  account?: string;
  /** That account's, in which refusals are told. */
  language?: Locale;
  /** The session that it was opened with. */
  session?: string;
  countSubscriptions: () => number;
  /** Closes it, because its session has ended. */
  end: () => void;
}

/**
 * The open sockets of this process, and how many an address and an account may have. Each process
 * counts its own: the limits protect its memory and its time, so they need not hold across processes.
 */
@Injectable()
export class SocketRegistry {
  private readonly groups = new Map<string, Set<OpenSocket>>();

  private readonly messages: RequestLimiter;

  constructor(private readonly config: AppConfig) {
    const points = this.widened(MESSAGES_PER_ADDRESS.points);
    this.messages = requestLimiter({ ...MESSAGES_PER_ADDRESS, points });
  }

  /** Takes up a new socket; false, and nothing is kept, when its address has too many. */
  open(socket: OpenSocket): boolean {
    return this.join(addressGroup(socket), socket, SOCKETS_PER_ADDRESS);
  }

  /** Notes whose socket it is; false when the account has too many. */
  identify(socket: OpenSocket, account: string, session: string): boolean {
    const isOpen = this.groups.get(addressGroup(socket))?.has(socket) ?? false;
    if (!isOpen || !this.join(accountGroup(account), socket, SOCKETS_PER_ACCOUNT)) return false;
    socket.account = account;
    socket.session = session;
    return true;
  }

  /** Closes the sockets of a session. */
  endSession(session: string): void {
    for (const account of this.groups.values())
      for (const socket of account) if (socket.session === session) socket.end();
  }

  close(socket: OpenSocket): void {
    this.leave(addressGroup(socket), socket);
    if (socket.account !== undefined) this.leave(accountGroup(socket.account), socket);
  }

  /** Whether a socket's newest subscription, which it counts already, is within the limits. */
  maySubscribe(socket: OpenSocket): boolean {
    const { account } = socket;
    return (
      socket.countSubscriptions() <= this.widened(SUBSCRIPTIONS_PER_SOCKET) &&
      this.countIn(addressGroup(socket)) <= this.widened(SUBSCRIPTIONS_PER_ADDRESS) &&
      (account === undefined ||
        this.countIn(accountGroup(account)) <= this.widened(SUBSCRIPTIONS_PER_ACCOUNT))
    );
  }

  /** Counts one message; false when the address of the socket sends too many. */
  mayReceive({ address }: OpenSocket): Promise<boolean> {
    return this.messages.consume(address).then(
      () => true,
      () => false,
    );
  }

  private countIn(group: string): number {
    const sockets = this.groups.get(group) ?? [];
    return [...sockets].reduce((sum, socket) => sum + socket.countSubscriptions(), 0);
  }

  private join(group: string, socket: OpenSocket, limit: number): boolean {
    const sockets = this.groups.get(group) ?? new Set();
    if (sockets.size >= this.widened(limit)) return false;
    this.groups.set(group, sockets.add(socket));
    return true;
  }

  private leave(group: string, socket: OpenSocket): void {
    const sockets = this.groups.get(group);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.groups.delete(group);
  }

  private widened(limit: number): number {
    return Math.max(1, Math.round(limit * this.config.rateLimitFactor));
  }
}

const addressGroup = ({ address }: OpenSocket) => `address ${address}`;
const accountGroup = (account: string) => `account ${account}`;
