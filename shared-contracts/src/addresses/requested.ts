import type { Decimal } from '../money';
import type { NetworkKind } from './networkKind';
import type { NetworkName } from './networks';

/** What a payment address asks for, such as `bitcoin:bc1…?amount=0.1`. */
export interface PaymentRequest {
  readonly network: NetworkName;
  readonly address: string;
  /** Whether it is for the main network or for a test network, where it names the chain. */
  readonly kind?: NetworkKind;
  /**
   * Symbol of the coin to pay, or the name of a token that is unknown here, such as its contract. Missing when any coin of the
   * network may be paid.
   */
  readonly coin?: string;
  readonly amount?: Decimal;
  /** Destination tag, on the XRP Ledger. */
  readonly tag?: number;
}

/** A payment address that a withdrawal cannot fulfil, with the part that is unsupported. */
export interface UnpayableRequest {
  readonly unpayable: 'scheme' | 'chain' | 'call' | 'condition' | 'amount' | 'tag';
  readonly what: string;
}
