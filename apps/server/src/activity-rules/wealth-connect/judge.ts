import type { SelfCheckReply, SelfCheckRequest } from '@foyer/api/wealth-connect'
import { Refused } from '../../refused.ts'
import { type Rules, rulesOf } from './published.ts'

type Findings = SelfCheckReply['findings']

const outcomeOf = (findings: Findings) => {
  if (findings.some(({ verdict }) => verdict === 'not_met')) return 'not_met'
  return findings.length > 0 ? 'unclear' : 'met'
}

/**
 * Evaluates the answers of a self-check by the rules in force. Answers to questions of other rules are refused, since
 * the questions may have changed.
 *
 * @throws Refused `invalid_request` unless the answers contain exactly the current questions, each with one of its
 * options
 */
export const judge = (rules: Rules, { direction, rules: answeredRules, answers }: SelfCheckRequest): SelfCheckReply => {
  if (answeredRules !== rules.rules) return { rules: rules.rules, outcome: 'outdated', findings: [] }
  const { questions } = rulesOf(rules, direction)
  const wrong = () => new Refused('invalid_request', 'the answers are not those of the questions')
  if (Object.keys(answers).length !== questions.length) throw wrong()
  const findings = questions.flatMap(({ id, text, options }): Findings => {
    const chosen = Object.hasOwn(answers, id) ? options.find((option) => option.id === answers[id]) : undefined
    if (!chosen) throw wrong()
    const { verdict, why } = chosen
    return verdict === 'met' || !why ? [] : [{ question: id, text, verdict, why }]
  })
  return { rules: rules.rules, outcome: outcomeOf(findings), findings }
}
