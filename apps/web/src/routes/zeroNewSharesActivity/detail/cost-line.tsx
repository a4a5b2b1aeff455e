import * as styles from '../page.module.css'

interface CostLineProps {
  name: string
  /** the calculation with this person's numbers */
  working?: string | undefined
  amount: string
  isSum?: boolean
}

export const CostLine = ({ name, working, amount, isSum = false }: CostLineProps) => (
  <div className={isSum ? styles.costSum : undefined}>
    <dt>
      {name}
      {working && <small>{working}</small>}
    </dt>
    <dd>{amount}</dd>
  </div>
)
