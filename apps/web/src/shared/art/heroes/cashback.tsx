import { Coin, colour, paint, type SceneProps, Sky, Spark } from '../kit.tsx'

interface StackProps extends SceneProps {
  x: number
  /** number of coins */
  n: number
  step: number
}

const thickness = 15

/** Coins that lie on each other, seen from above. */
const Stack = ({ id, x, n, step }: StackProps) => (
  <g data-move="rise" data-step={step}>
    <ellipse cx={x + 6} cy="246" rx="44" ry="13" fill={colour('shade')} opacity=".5" />
    {Array.from({ length: n }, (_, nth) => {
      const y = 232 - nth * thickness
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the coins differ in nothing else
        <g key={nth} transform={`translate(${x + (nth % 3) * 2 - 2} ${y})`}>
          <path fill={colour('4')} d="M-38 0v11a38 13 0 0 0 76 0V0z" />
          <path fill="#000" opacity=".16" d="M8 13v11a38 13 0 0 0 30-13V0z" />
          <ellipse rx="38" ry="13" fill={paint(id, 'gold')} />
          <ellipse rx="27" ry="8.5" fill="none" stroke={colour('4')} strokeWidth="2.4" />
        </g>
      )
    })}
  </g>
)

/** Three stacks of coins, each higher than the one before, and an arrow that leads back to them. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="292" cy="150" r="200" fill={paint(id, 'warm')} opacity=".3" />
    <g fill="none" stroke={colour('5')} strokeWidth="16">
      <circle cx="292" cy="170" r="150" opacity=".5" />
      <circle cx="292" cy="170" r="196" opacity=".28" />
    </g>
    <path fill="none" stroke={colour('1')} strokeWidth="13" strokeLinecap="round" d="M356 44c-70-34-152-8-170 74" />
    <path
      fill="none"
      stroke={colour('1')}
      strokeWidth="13"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M160 92l25 30 34-20"
    />
    <Stack id={id} x={190} n={3} step={0} />
    <Stack id={id} x={270} n={6} step={1} />
    <Stack id={id} x={350} n={9} step={2} />
    <Coin id={id} at="translate(258 92) rotate(-14) scale(1.7)" />
    <Spark at="translate(222 70) scale(1.1)" fill={colour('light')} />
    <Spark at="translate(306 58) scale(.8)" />
    <Spark at="translate(152 188) scale(.9)" fill={colour('light')} />
  </>
)
