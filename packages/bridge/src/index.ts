export type { Bridge, Insets, UserConfig } from './bridge.ts'
export { detectHost, type Host, type HostName, isNativeApp, type System } from './host/detect-host.ts'
export { type HostGlobals, isMiniProgram } from './host/is-mini-program.ts'
export { stubBridge } from './stub.ts'
