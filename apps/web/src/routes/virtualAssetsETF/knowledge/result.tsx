import type { TestResult } from '@foyer/api/knowledge-tests'
import { inLanguage } from '@foyer/api/languages'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import * as styles from '../../../shared/rewards/status-chip.module.css'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { alertIcon } from '../../../shared/ui/icons.ts'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import * as pageStyles from '../page.module.css'
import { text } from './text.ts'

/**
 * The result of an attempt: the number of right answers, the time of the next attempt, and an explanation of each wrong
 * answer.
 */
export const Result = ({ result, isWaiting }: { result: TestResult; isWaiting: boolean }) => {
  const t = useText(text)
  const language = useLanguage()
  const { passed, correct, of, passMark, handedInAt, againAt, wrong } = result
  return (
    <div className={`${blocksStyles.card} ${pageStyles.vaResult}`}>
      <div className={pageStyles.vaResultHead} role="status">
        <span className={styles.statusChip} data-tone={passed ? 'good' : 'warn'}>
          <Icon path={passed ? checkIcon : alertIcon} size={16} />
          {passed ? t.passed : t.failed}
        </span>
        <p className="numbers">
          <strong className={pageStyles.vaScore}>{fill(t.score, { correct, of })}</strong>{' '}
          {!passed && fill(t.markNeeded, { mark: passMark })}
        </p>
        {isWaiting && againAt !== null && (
          <p className={`${pageStyles.vaAgain} numbers`}>
            {fill(t.againFrom, { time: formatMoment(language, againAt) })}
          </p>
        )}
        <p className={`${pageStyles.vaWhen} numbers`}>
          {fill(t.handedIn, { time: formatMoment(language, handedInAt) })}
        </p>
      </div>
      {wrong.length > 0 && (
        <details className={pageStyles.vaWrong} open={!passed}>
          <summary>{fill(t.wrong, { n: wrong.length })}</summary>
          <ol>
            {wrong.map(({ id, text: question, chosen, why }) => (
              <li key={id}>
                <strong {...ofContent(question, language)}>{inLanguage(question, language)}</strong>
                <p className={pageStyles.vaChosen}>{fill(t.chosen, { option: inLanguage(chosen, language) })}</p>
                <p {...ofContent(why, language)}>{inLanguage(why, language)}</p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}
