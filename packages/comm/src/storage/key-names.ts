/** Names under which values are stored (I12); the configuration may rename any of them. */
export const defaultKeyNames = {
  touristToken: 'foyer.tourist.token',
  touristParams: 'foyer.tourist.params',
  touristAppKey: 'foyer.tourist.appKey',
  registerToken: 'foyer.register.token',
  registerParams: 'foyer.register.params',
  registerAppKey: 'foyer.register.appKey',
  loginToken: 'foyer.login.token',
  loginParams: 'foyer.login.params',
  loginAppKey: 'foyer.login.appKey',
  flag: 'foyer.flag',
  sessionId: 'foyer.sessionId',
  /** milliseconds by which the server's clock is ahead of the device's (V11) */
  clockOffset: 'foyer.clockOffset',
  /** set once this device has a key of its own */
  deviceKey: 'foyer.deviceKey',
  /** quits that the server has not received yet */
  quits: 'foyer.quits',
}

/** The storage key of each stored value. */
export type KeyNames = Readonly<typeof defaultKeyNames>
