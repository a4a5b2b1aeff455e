import type { Comm } from '../../packages/comm/src/index.ts'
import { register } from '../runner/person.ts'
import { type Attack, type Finding, ms, quantile, shownCounts, withServer } from './attack.ts'

const atOnce = 48
const rounds = 5

const verify = async (comm: Comm, clientNo: string): Promise<string> => {
  const { info, data } = await comm.result<{ step: string }>({
    path: '/user/login/verify',
    body: { account: { clientNo }, password: 'Foyer-demo-1' },
    seal: ['password'],
    credentials: 'register',
  })
  return info.reason ?? data?.step ?? 'no answer'
}

export const parallelLogins: Attack = {
  name: 'parallel-logins',
  title: `SEC-6 one client sends ${atOnce} logins at the same time, ${rounds} times, while another client logs in`,
  run: () =>
    withServer(async ({ url }): Promise<Finding[]> => {
      const attacker = await register(url, { areaCode: '852', mobileNo: '51000001' }, '10.66.7.7')
      const other = await register(url, { areaCode: '852', mobileNo: '51000002' }, '10.66.8.8')
      const timed = async () => {
        const begun = performance.now()
        return { answer: await verify(other, '88002001'), time: performance.now() - begun }
      }
      const rest = await timed()
      const answers = new Map<string, number>()
      const others: { answer: string; time: number }[] = []
      for (let round = 0; round < rounds; round++) {
        const flood = Array.from({ length: atOnce }, async () => {
          const answer = await verify(attacker, '88001001')
          answers.set(answer, (answers.get(answer) ?? 0) + 1)
        })
        others.push(await timed())
        await Promise.all(flood)
      }
      const passed = others.filter(({ answer }) => answer === 'secondFactor').length
      return [
        { figure: 'answers to the attacker', value: shownCounts(answers) },
        {
          figure: 'the other client’s logins that pass',
          value: `${passed} of ${rounds}`,
          bar: 'all',
          holds: passed === rounds,
        },
        {
          figure: 'a login of the other, alone and attacked (p50)',
          value: `${ms(rest.time)}, ${ms(
            quantile(
              others.map(({ time }) => time),
              0.5,
            ),
          )}`,
        },
      ]
    }),
}
