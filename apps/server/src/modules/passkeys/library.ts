/**
 * The library that makes options of passkeys and verifies answers. It has 260 modules, a tenth of what a server consists
 * of, so that a process loads it when a person first uses a passkey.
 */
export const loadWebAuthn = () => import('@simplewebauthn/server')
