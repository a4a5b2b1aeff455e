/** The `library` of a test page: every module of the bridge and the communication layer in one file. */
export * from '@foyer/bridge'
export { institutionGateway } from '@foyer/bridge/institution-gateway'
export { institutionHost } from '@foyer/bridge/institution-host'
export * from '@foyer/bridge/open-app'
export * from '@foyer/bridge/retail'
export { CommError, createComm, webPlatform } from '@foyer/comm'
