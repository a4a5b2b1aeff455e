import { useLanguage } from '../text/language.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { downIcon } from '../ui/icons.ts'
import * as styles from './help.module.css'
import { useQuestions } from './questions.ts'
import { text } from './text.ts'

/** The questions of the page, folded. */
export const QuestionsList = () => {
  const t = useText(text)
  return (
    <section aria-labelledby="help-questions">
      <h3 id="help-questions">{t.questions}</h3>
      <div className={styles.questions}>
        {useQuestions(useLanguage()).map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <Icon path={downIcon} size={20} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
