import { defaultKeyNames, type KeyNames } from '@foyer/comm/key-names'

/** Stored under this client's own name, so that two clients on one origin have a session each (A11, I12). */
export const keyNames = Object.fromEntries(
  Object.entries(defaultKeyNames).map(([name, key]) => [name, key.replace('foyer', __CLIENT_APP__)]),
) as KeyNames
