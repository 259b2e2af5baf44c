import { type InferOutput, object, string } from 'valibot';

/** The withdraw form as typed. */
export const draftSchema = object({
  /** Key of the picked coin (`coinKey`); empty before any pick. */
  coin: string(),
  address: string(),
  /** Destination tag, of the XRP Ledger. */
  tag: string(),
  amount: string(),
});
/** See {@link draftSchema}. */
export type WithdrawalDraft = InferOutput<typeof draftSchema>;
