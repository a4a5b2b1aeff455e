import { sandboxMetrics } from '@foyer/testing/staff'
import { clientPart } from '../../apps/server/src/modules/sms/rules.ts'
import { CommError } from '../../packages/comm/src/index.ts'
import { codeSentTo, openClient, register, requestCode, withProof } from '../runner/person.ts'
import { type Attack, type Finding, shownCounts, withServer } from './attack.ts'

const requests = 2_000
/** milliseconds after which the attacker gives up, since each proof of work costs more than the one before */
const longest = 180_000
const client = { areaCode: '852', mobileNo: '51000002', clientNo: '88002001', password: 'Foyer-demo-1' }

const spent = async (url: string): Promise<{ limit: number; spent: number }> => {
  const metrics = await (await sandboxMetrics(url))()
  const of = (name: string) => Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(metrics)?.[1])
  return { limit: of('foyer_sms_budget_messages'), spent: of('foyer_sms_spent_messages') }
}

/** Requests a client's second factor by SMS. @returns whether its code arrived */
const secondFactorArrives = async (url: string): Promise<boolean> => {
  const person = await register(url, { areaCode: '852', mobileNo: '53099999' }, '10.90.0.1')
  const before = await codeSentTo(url, client)
  await withProof((proof) =>
    person.call({
      path: '/user/login/sms',
      body: { account: { clientNo: client.clientNo }, password: client.password, ...(proof && { proof }) },
      seal: ['password'],
      credentials: 'register',
    }),
  )
  const after = await codeSentTo(url, client)
  return after !== undefined && after !== before
}

/**
 * One session on one address requests codes for a new number each time, and does the proof of work that the server
 * requires.
 */
export const codes: Attack = {
  name: 'codes',
  title: `SEC-2 one session requests ${requests} sign-in codes`,
  run: () =>
    withServer(async ({ url }): Promise<Finding[]> => {
      const attacker = await openClient(url, '10.66.6.6')
      const refusals = new Map<string, number>()
      let sent = 0
      let nth = 0
      const [cpu, begun] = [process.cpuUsage(), performance.now()]
      for (; nth < requests && performance.now() - begun < longest; nth++) {
        try {
          await requestCode(attacker, { areaCode: '852', mobileNo: `612${String(nth).padStart(5, '0')}` })
          sent++
        } catch (error) {
          const reason = error instanceof CommError ? error.reason : String(error)
          refusals.set(reason, (refusals.get(reason) ?? 0) + 1)
        }
      }
      const { user, system } = process.cpuUsage(cpu)
      const budget = await spent(url)
      const share = budget.limit - budget.limit / clientPart
      const arrives = await secondFactorArrives(url)
      return [
        { figure: 'messages sent', value: `${sent} of ${nth} requested`, bar: `≤ ${share}`, holds: sent <= share },
        { figure: 'refused', value: shownCounts(refusals) },
        { figure: 'budget of the day', value: `${budget.spent} of ${budget.limit} spent` },
        {
          figure: 'attacker’s processor and time',
          value: `${((user + system) / 1e6).toFixed(0)} s, ${((performance.now() - begun) / 1000).toFixed(0)} s`,
        },
        { figure: 'a client’s second factor arrives', value: arrives ? 'yes' : 'no', bar: 'yes', holds: arrives },
      ]
    }),
}
