/** What an app puts into its web views, as far as it is used here. */
export interface AppGlobals {
  readonly SensorsData_APP_New_H5_Bridge?: { sensorsdata_track?(event: string): unknown }
  readonly webkit?: {
    readonly messageHandlers?: { readonly sensorsdataNativeTracker?: { postMessage(message: string): void } }
  }
}

const tried =
  (tell: (event: string) => void) =>
  (event: string): boolean => {
    try {
      tell(event)
      return true
    } catch {
      // it is there, and does not work: nothing may be lost for that
      return false
    }
  }

/** T4: what hands an event to the app around the page, if there is one that tracks; false: it is ours to send. */
export const appBridge = (globals: () => AppGlobals) => (): ((event: string) => boolean) | undefined => {
  const { SensorsData_APP_New_H5_Bridge: android, webkit } = globals()
  if (android?.sensorsdata_track) return tried((event) => android.sensorsdata_track?.(event))
  const ios = webkit?.messageHandlers?.sensorsdataNativeTracker
  return ios && tried((event) => ios.postMessage(JSON.stringify({ callType: 'app_h5_track', data: JSON.parse(event) })))
}
