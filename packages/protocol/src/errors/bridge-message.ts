/** Messages of native bridges whose wording the specification fixes (X2). */
export const BridgeMessage = {
  notHost: 'not gtja',
  decryption: 'front-end decryption failed',
} as const
