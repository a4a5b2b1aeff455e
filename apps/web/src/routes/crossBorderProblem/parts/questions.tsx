import type { CrossBorderQuestions } from '@foyer/api/cross-border'
import { inLanguage } from '@foyer/api/languages'
import { questionIndex, searchQuestions } from '@foyer/api/question-search'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import * as crossBorderStyles from '../../../shared/cross-border/cross-border.module.css'
import { Dated } from '../../../shared/cross-border/dated.tsx'
import { text as common } from '../../../shared/cross-border/text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Chips } from '../../../shared/ui/chips.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { Answer } from './answer.tsx'
import { NoMatch } from './no-match.tsx'
import { SearchField } from './search-field.tsx'
import { useVotes } from './use-votes.ts'

/** The value of the chip that shows all topics; no topic has it as its id. */
const allTopics = ''

interface QuestionsProps {
  published: CrossBorderQuestions
  query: URLSearchParams
}

/**
 * All questions by topic, or the results of a search, best first. The search runs on this device and needs no network.
 */
export const Questions = ({ published, query }: QuestionsProps) => {
  const t = useText(text)
  const c = useText(common)
  const language = useLanguage()
  const [typed, setTyped] = useState(() => query.get('q')?.slice(0, 64) ?? '')
  const [topic, setTopic] = useState(allTopics)
  const wanted = useDeferredValue(typed)
  const index = useMemo(() => questionIndex(published), [published])
  const found = useMemo(() => searchQuestions(index, wanted), [index, wanted])
  const votes = useVotes()
  const opened = query.get('faq')
  // a link to an answer shows all questions, so that the answer is visible
  useEffect(() => {
    if (opened === null) return
    setTyped('')
    setTopic(allTopics)
  }, [opened])
  const isSearch = wanted.trim() !== ''
  const groups = isSearch
    ? [{ id: 'found', name: undefined, questions: found }]
    : published.topics
        .filter(({ id }) => topic === allTopics || topic === id)
        .map(({ id, name }) => ({ id, name, questions: found.filter((question) => question.topic === id) }))
  return (
    <>
      {opened !== null && !published.questions.some(({ id }) => id === opened) && <Notice tone="warn">{t.gone}</Notice>}
      <div className={styles.questionsSearch}>
        <SearchField value={typed} onChange={setTyped} />
        <p className={`${crossBorderStyles.cbNote} numbers`} role="status">
          {isSearch && found.length > 0 && fill(t.found, { n: found.length })}
        </p>
        {!isSearch && (
          <Chips
            label={t.topics}
            options={[
              { value: allTopics, label: t.allTopics },
              ...published.topics.map(({ id, name }) => ({
                value: id,
                label: <span {...ofContent(name, language)}>{inLanguage(name, language)}</span>,
              })),
            ]}
            value={topic}
            onChange={setTopic}
          />
        )}
      </div>
      {found.length === 0 && <NoMatch onAll={() => setTyped('')} />}
      {groups.map(
        ({ id, name, questions }) =>
          questions.length > 0 && (
            <section key={id} className={styles.questionsTopic} aria-label={inLanguage(name, language) ?? t.title}>
              {name && <h2 {...ofContent(name, language)}>{inLanguage(name, language)}</h2>}
              <div className={`${crossBorderStyles.cbCard} ${styles.questions}`}>
                {questions.map((question) => (
                  <Answer
                    key={question.id}
                    question={question}
                    isTargeted={question.id === opened}
                    typed={isSearch ? wanted.trim() : ''}
                    fold={index.fold}
                    votes={votes}
                  />
                ))}
              </div>
            </section>
          ),
      )}
      <Dated asOf={published.asOf} sources={published.sources}>
        <p>{c.mainland}</p>
      </Dated>
    </>
  )
}
