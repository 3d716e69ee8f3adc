// The version of the AI SDK that a client has, as it says in the query: older ones refuse what they do not know.
import { Type } from 'typebox';

/** `hasApprovals`: the client knows approvals and calls that were denied, which version 5 of the SDK does not. */
export type Dialect = { hasApprovals: boolean };

export const SdkVersion = Type.Optional(
  Type.Union([Type.Literal('5'), Type.Literal('6'), Type.Literal('7')], {
    description: '5: without what belongs to approvals, which version 5 of the SDK does not know',
  }),
);

export const dialectOf = (sdk: string | undefined): Dialect => ({ hasApprovals: sdk !== '5' });
