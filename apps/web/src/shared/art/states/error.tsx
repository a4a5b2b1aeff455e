import { Arch, colour, paint, type SceneProps, Spark } from '../kit.tsx'

/** A plug that came out of its socket. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <path fill="none" stroke={colour('shade')} strokeWidth="7" strokeLinecap="round" d="M4 136c22 14 38 0 38-18v-12" />
    <path fill="none" stroke={colour('shade')} strokeWidth="7" strokeLinecap="round" d="M116 50V38c0-20 14-30 34-24" />
    <g transform="translate(-6 10) rotate(14 54 90)">
      <path fill={paint(id, 'body')} d="M32 74h44v12a22 22 0 0 1-44 0z" />
      <path fill="#fff" opacity=".28" d="M32 74h12v26a22 22 0 0 1-12-14z" />
      <rect x="28" y="68" width="52" height="11" rx="5" fill={colour('2')} />
      <path stroke={paint(id, 'gold')} strokeWidth="7" strokeLinecap="round" d="M43 66V50M65 66V50.100" />
    </g>
    <g transform="translate(6 -4) rotate(14 106 66)">
      <path fill={paint(id, 'gold')} d="M84 72V60a22 22 0 0 1 44 0v12z" />
      <path fill="#fff" opacity=".35" d="M84 72V60a22 22 0 0 1 12-20v32z" />
      <rect x="80" y="68" width="52" height="13" rx="5" fill={colour('4')} />
      <path fill={colour('shade')} d="M92 74h8v7h-8zM112 74h8v7h-8z" />
    </g>
    <Spark at="translate(94 108) scale(1.400)" fill={colour('6')} />
    <Spark at="translate(118 122) scale(.8)" />
    <Spark at="translate(54 36) scale(.8)" fill={colour('light')} />
  </>
)
