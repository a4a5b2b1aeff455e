/** Names of the headers of a signed call (N9), as on the wire. */
export const header = {
  contentType: 'Content-Type',
  appName: 'App-Name',
  appId: 'App-ID',
  aesId: 'Aes-ID',
  sessionId: 'Session-Id',
  antId: 'Ant-ID',
  verifyId: 'Verify-ID',
  messageType: 'Message-Type',
  token: 'jwt-assertion',
  platform: 'Platform',
  modelType: 'Model-Type',
  systemVersion: 'System-Version',
  appChannel: 'App-Channel',
  appVersion: 'App-Version',
  devPort: 'Dev-Port',
  /** public half of the device key, base64 SPKI, on calls that return an app key (architecture §3) */
  appPublicKey: 'App-Pub-Key',
} as const

/** Content type of gateway and communication-layer bodies. */
export const gatewayContentType = 'application/gm+json'

/** HKDF `info` strings: the purpose of each key derived from an app key. */
export const keyPurpose = { aes: 'foyer aes-256-cbc v1' } as const
