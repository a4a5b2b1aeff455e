/** The kind of device, too coarse to distinguish one device from another (N9). */
export interface DeviceFacts {
  /** such as `iPhone`, `Android`, `Windows NT` */
  readonly modelType: string
  /** of the operating system, such as `17.5` */
  readonly systemVersion: string
}

/** The facts in a user agent; '' for those it does not contain. The remainder of it is never sent. */
export const deviceFacts = (userAgent: string): DeviceFacts => {
  const [, modelType = '', systemVersion = ''] =
    /(iPhone|iPad|Android|Windows NT|Macintosh)[^\d):]*([\d._]*)/.exec(userAgent) ?? []
  return { modelType, systemVersion: systemVersion.replace(/_/g, '.') }
}
