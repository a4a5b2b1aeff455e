import { defaultKeyNames, type KeyNames } from '@foyer/comm/key-names'

/** Storage keys under this client's own name, so that two clients on one origin have separate sessions (A11, I12). */
export const keyNames = Object.fromEntries(
  Object.entries(defaultKeyNames).map(([name, key]) => [name, key.replace('foyer', __CLIENT_APP__)]),
) as KeyNames
