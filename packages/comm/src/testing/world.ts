import { onTestFinished } from 'vitest'
import type { Comm } from '../comm.ts'
import type { Platform } from '../platform.ts'
import { testClocks, testDevice } from './device.ts'
import type { ServiceOptions } from './identity-service.ts'
import { startServer } from './server.ts'

/** A server and a device that uses it, for one test. */
export const openWorld = async ({ service, ...given }: Partial<Platform> & { service?: ServiceOptions } = {}) => {
  const clocks = testClocks()
  const server = await startServer(clocks.server, service)
  onTestFinished(server.close)
  const device = testDevice(server.client, clocks, given)
  return { clocks, server, device, ...device.platform }
}

export type World = Awaited<ReturnType<typeof openWorld>>

export const consent = { disclaimer: '1', privacy: '1', service: '1' }

/** The input of `register` for a person whose number was just proved. */
export const proved = ({ server }: World, userCode = 'u1') => ({
  userCode,
  userToken: server.service.ticketFor(userCode),
  areaCode: '852',
  mobileNo: '91234567',
  consent,
})

/** A page at register level. */
export const registered = async (world: World, userCode = 'u1'): Promise<Comm> => {
  const comm = world.device.open()
  await comm.init()
  await comm.register(proved(world, userCode))
  world.server.seen.length = 0
  return comm
}

/** The input of `login` for an account whose password and second factor were just proved. */
export const provedAccount = ({ server }: World, fundUserCode = 'f1') => ({
  fundUserCode,
  userToken: server.service.ticketFor(fundUserCode),
  consent,
})

/** A page at login level. */
export const loggedIn = async (world: World, fundUserCode = 'f1'): Promise<Comm> => {
  const comm = await registered(world)
  await comm.login(provedAccount(world, fundUserCode))
  world.server.seen.length = 0
  return comm
}

/** How often the server received a call. */
export const times = ({ server }: World, path: string): number => server.seen.filter((seen) => seen === path).length

export const day = 86_400_000
