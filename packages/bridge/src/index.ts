export type { Bridge, UserConfig } from './bridge.ts'
export { detectHost, type Host, type HostGlobals, type HostName, isNativeApp, type System } from './host/detect-host.ts'
export { stubBridge } from './stub.ts'
