import type { FieldValues } from 'react-hook-form';
import { type Checked, contractResolver } from './contract-resolver.ts';
import { type SendingForm, type SendingFormSpec, useSendingForm } from './use-sending-form.ts';

type ContractFormSpec<Values extends FieldValues, Sent> = Checked<Values, Sent> &
  Omit<SendingFormSpec<Values, Sent>, 'resolver'>;

/** A form whose values are checked by the contract of what it sends. */
export const useContractForm = <Values extends FieldValues, Sent>({
  contract,
  check,
  ...rest
}: ContractFormSpec<Values, Sent>): SendingForm<Values, Sent> =>
  useSendingForm({ ...rest, resolver: contractResolver(contract, check) });
