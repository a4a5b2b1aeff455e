/** The tables that `http` owns: no other code of the server names one of them (scripts/table-owners.ts). */
export const httpTables: readonly string[] = ['request_rates', 'revoked_tokens', 'seen_nonces', 'signature_nonces']
