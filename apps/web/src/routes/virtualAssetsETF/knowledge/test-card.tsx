import type { TestStatus } from '@foyer/api/knowledge-tests'
import { useEffect, useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { useShown } from '../../../shared/activity/shown.ts'
import { isOpen, useOnce } from '../../../shared/once/use-once.ts'
import { UnknownPart } from '../../../shared/personal/unknown-part.tsx'
import type { Personal } from '../../../shared/personal/use-personal.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as styles from '../page.module.css'
import { TestSheet } from './lazy-sheet.ts'
import { Result } from './result.tsx'
import { showTest } from './show-test.ts'
import { text } from './text.ts'
import { activity } from './use-test.ts'

interface TestCardProps {
  personal: Personal<TestStatus>
  status: TestStatus
}

/** Gates in which no test can begin. */
export const closedGates: ReadonlySet<string> = new Set(['not_started', 'ended', 'ineligible'])

/** The card of the test: the result of the last attempt, and the button for the next. */
export const TestCard = ({ personal, status }: TestCardProps) => {
  const t = useText(text)
  const online = useOnline()
  const { gate } = useShown().personalStatus
  const [isSheet, setSheet] = useState(false)
  const [isNew, setNew] = useState(false)
  /** answers of the open attempt, stored here so that closing the sheet loses none */
  const [given, setGiven] = useState<{ attempt: string; chosen: Readonly<Record<string, string>> }>()
  useEffect(() => {
    if (!isNew) return
    // runs after the sheet closes, because the sheet returns the focus to a button that no longer exists
    setNew(false)
    showTest()
  }, [isNew])
  const { person, take, refetch } = personal
  const { state, open, last } = status
  const begin = useOnce({
    name: 'knowledge-begin.494',
    path: pathTo('POST /user/:number/knowledgeTest/begin', activity),
    person,
    onDone: async (reply) => {
      await take(reply)
      setSheet(reply.open !== null)
    },
    onRefused: () => void refetch(),
  })
  const handIn = useOnce({
    name: 'knowledge-hand-in.494',
    path: pathTo('POST /user/:number/knowledgeTest/handIn', activity),
    person,
    onDone: async (reply) => {
      // the next attempt begins under a new idempotency key
      begin.discard()
      setSheet(false)
      await take(reply.status)
      setNew(true)
    },
    onRefused: () => {
      // the page shows the reason, because the next answer may leave nothing to hand in
      setSheet(false)
      setNew(true)
      void refetch()
    },
  })
  const canBegin = (state === 'needed' || state === 'open') && !closedGates.has(gate ?? '')
  const refused = [begin.state, handIn.state].find(({ kind }) => kind === 'refused')
  const goOn = () => {
    handIn.clear()
    setSheet(true)
  }
  return (
    <>
      {last && <Result result={last} isWaiting={state === 'waiting'} />}
      {isOpen(handIn.state) && !isSheet && (
        <UnknownPart state={handIn.state} why={t.unknownWhy} onAgain={handIn.again} />
      )}
      {isOpen(begin.state) && <UnknownPart state={begin.state} onAgain={begin.again} />}
      {refused?.kind === 'refused' && !isSheet && (
        <p className={styles.vaProblem} role="alert">
          {refused.message}
        </p>
      )}
      {canBegin && !isOpen(begin.state) && !isOpen(handIn.state) && (
        <div className={`${blocksStyles.card} ${styles.vaTest}`}>
          <p>{state === 'open' ? t.openWhy : last ? t.againWhy : t.neededWhy}</p>
          <Button
            look="plain"
            busy={begin.state.kind === 'sending'}
            blocked={!online}
            onClick={() => (open ? goOn() : begin.send({}))}
          >
            {state === 'open' ? t.goOn : last ? t.again : t.begin}
          </Button>
        </div>
      )}
      {!canBegin && !last && <p className={styles.vaLead}>{t.closed}</p>}
      {isSheet && open && (
        <TestSheet
          key={open.attempt}
          attempt={open}
          chosen={given?.attempt === open.attempt ? given.chosen : {}}
          onChosen={(chosen) => setGiven({ attempt: open.attempt, chosen })}
          handIn={handIn}
          onClose={() => setSheet(false)}
          onFailed={() => setSheet(false)}
        />
      )}
    </>
  )
}
