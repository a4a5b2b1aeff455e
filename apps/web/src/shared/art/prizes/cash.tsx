import { Coin, colour, paint, type SceneProps, Shadow, Spark } from '../kit.tsx'

/** A stack of coins. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Shadow />
    <path fill={colour('4')} d="M14 78h56v24c0 10-56 10-56 0z" />
    <path fill={paint(id, 'gold')} d="M14 62h56v14c0 10-56 10-56 0zM14 78c6 7 50 7 56 0v13c0 9-56 9-56 0z" />
    <path fill="none" stroke={colour('4')} strokeWidth="2.6" d="M14 77c4 9 52 9 56 0M14 91c4 9 52 9 56 0" />
    <ellipse cx="42" cy="60" rx="28" ry="9" fill={colour('3')} />
    <ellipse cx="42" cy="60" rx="19" ry="5.5" fill="none" stroke={colour('4')} strokeWidth="2.4" />
    <path fill="#fff" opacity=".4" d="M18 66q6 5 12 5v32q-8-1-12-5z" />
    <Coin id={id} at="translate(78 46) scale(2.6)" />
    <Spark at="translate(26 30) scale(1.1)" fill={colour('6')} />
    <Spark at="translate(104 92) scale(.8)" fill={colour('1')} />
  </>
)
