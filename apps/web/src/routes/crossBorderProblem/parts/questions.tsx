import type { CrossBorderQuestions } from '@foyer/contract/cross-border'
import { questionIndex, searchQuestions } from '@foyer/contract/question-search'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Dated } from '../../../shared/cross-border/dated.tsx'
import { text as common } from '../../../shared/cross-border/text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { text } from '../text.ts'
import { Answer } from './answer.tsx'
import { NoMatch } from './no-match.tsx'
import { SearchField } from './search-field.tsx'
import { useVotes } from './use-votes.ts'

interface QuestionsProps {
  published: CrossBorderQuestions
  query: URLSearchParams
}

/** The whole list by topic, or what a search finds in it, best first. Searched here: it works without a network. */
export const Questions = ({ published, query }: QuestionsProps) => {
  const t = useText(text)
  const c = useText(common)
  const language = useLanguage()
  const [typed, setTyped] = useState(() => query.get('q')?.slice(0, 64) ?? '')
  const wanted = useDeferredValue(typed)
  const index = useMemo(() => questionIndex(published), [published])
  const found = useMemo(() => searchQuestions(index, wanted), [index, wanted])
  const votes = useVotes()
  const asked = query.get('faq')
  // whoever follows a link to an answer is brought to it, whatever they searched for before
  useEffect(() => {
    if (asked !== null) setTyped('')
  }, [asked])
  const isSearch = wanted.trim() !== ''
  const groups = isSearch
    ? [{ id: 'found', name: undefined, questions: found }]
    : published.topics.map(({ id, name }) => ({ id, name, questions: found.filter(({ topic }) => topic === id) }))
  return (
    <>
      {asked !== null && !published.questions.some(({ id }) => id === asked) && <Notice tone="warn">{t.gone}</Notice>}
      <div className="questions-search">
        <SearchField value={typed} onChange={setTyped} />
        <p className="cb-note numbers" role="status">
          {isSearch && found.length > 0 && fill(t.found, { n: found.length })}
        </p>
      </div>
      {found.length === 0 && <NoMatch onAll={() => setTyped('')} />}
      {groups.map(
        ({ id, name, questions }) =>
          questions.length > 0 && (
            <section key={id} className="cb-part" aria-label={name?.[language] ?? t.title}>
              {name && <h2>{name[language]}</h2>}
              <div className="cb-card questions">
                {questions.map((question) => (
                  <Answer key={question.id} question={question} isAsked={question.id === asked} votes={votes} />
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
