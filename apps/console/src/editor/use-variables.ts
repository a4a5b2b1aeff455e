import { type VariableValues, variablesOf } from '@foyer/api/staff/variable-values'
import { hasVariable, type PageVariable, pageVariables } from '@foyer/api/staff/variables'
import { useMemo } from 'react'
import { millisecondsOf } from '../shared/moments.ts'
import { type CampaignDocument, type Fields, fieldsOf } from './document.ts'
import { isRuleKind } from './rule-part.tsx'

/** A rule as its author has it now; it may be incomplete. */
const ruleIn = (rule: Fields | undefined) =>
  rule && isRuleKind(rule.kind) ? { kind: rule.kind, parameters: fieldsOf(rule.parameters) } : undefined

/** The variables that the texts of a document may name, with their values in each language. */
export const useVariables = ({
  activity,
  rule,
}: CampaignDocument): { variables: readonly PageVariable[]; values: VariableValues } =>
  useMemo(() => {
    const { opens, closes, stock } = activity
    const source = { stock: typeof stock === 'number' ? stock : undefined, rule: ruleIn(rule) }
    return {
      // the places are always offered: a person may enter their number later
      variables: pageVariables.filter((name) => name === 'stock' || hasVariable(name, source)),
      values: variablesOf({ opensAt: millisecondsOf(opens), closesAt: millisecondsOf(closes), ...source }),
    }
  }, [activity, rule])
