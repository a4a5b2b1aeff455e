import { onTestFinished } from 'vitest'
import type { Comm } from '../comm.ts'
import type { Platform } from '../platform.ts'
import { testClocks, testDevice } from './device.ts'
import type { ServiceOptions } from './identity-service.ts'
import { startServer } from './server.ts'

/** A server and a device that uses it, for one test. */
export const openFixture = async ({ service, ...given }: Partial<Platform> & { service?: ServiceOptions } = {}) => {
  const clocks = testClocks()
  const server = await startServer(clocks.server, service)
  onTestFinished(server.close)
  const device = testDevice(server.client, clocks, given)
  return { clocks, server, device, ...device.platform }
}

export type Fixture = Awaited<ReturnType<typeof openFixture>>

export const consent = { disclaimer: '1', privacy: '1', service: '1' }

/** The input of `register` for a person whose number was just proved. */
export const proved = ({ server }: Fixture, userCode = 'u1') => ({
  userCode,
  userToken: server.service.ticketFor(userCode),
  areaCode: '852',
  mobileNo: '91234567',
  consent,
})

/** A page at register level. */
export const registered = async (fixture: Fixture, userCode = 'u1'): Promise<Comm> => {
  const comm = fixture.device.open()
  await comm.init()
  await comm.register(proved(fixture, userCode))
  fixture.server.seen.length = 0
  return comm
}

/** The input of `login` for an account whose password and second factor were just proved. */
export const provedAccount = ({ server }: Fixture, fundUserCode = 'f1') => ({
  fundUserCode,
  userToken: server.service.ticketFor(fundUserCode),
  consent,
})

/** A page at login level. */
export const loggedIn = async (fixture: Fixture, fundUserCode = 'f1'): Promise<Comm> => {
  const comm = await registered(fixture)
  await comm.login(provedAccount(fixture, fundUserCode))
  fixture.server.seen.length = 0
  return comm
}

/** How often the server received a call. */
export const times = ({ server }: Fixture, path: string): number => server.seen.filter((seen) => seen === path).length

export const day = 86_400_000
