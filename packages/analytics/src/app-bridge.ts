/** The globals that an app puts into its web views, as far as they are used here. */
export interface AppGlobals {
  readonly SensorsData_APP_New_H5_Bridge?: { sensorsdata_track?(event: string): unknown }
  readonly webkit?: {
    readonly messageHandlers?: { readonly sensorsdataNativeTracker?: { postMessage(message: string): void } }
  }
}

const tried =
  (send: (event: string) => void) =>
  (event: string): boolean => {
    try {
      send(event)
      return true
    } catch {
      // the bridge exists and fails; its events must not be lost
      return false
    }
  }

/**
 * T4: the function that passes an event to the app around the page, if that tracks; it returns false if this page has
 * to send the event.
 */
export const appBridge = (globals: () => AppGlobals) => (): ((event: string) => boolean) | undefined => {
  const { SensorsData_APP_New_H5_Bridge: android, webkit } = globals()
  if (android?.sensorsdata_track) return tried((event) => android.sensorsdata_track?.(event))
  const ios = webkit?.messageHandlers?.sensorsdataNativeTracker
  return ios && tried((event) => ios.postMessage(JSON.stringify({ callType: 'app_h5_track', data: JSON.parse(event) })))
}
