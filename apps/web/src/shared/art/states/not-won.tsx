import { Arch, colour, paint, type SceneProps, Spark } from '../kit.tsx'

/** An open box, and a paper crane that flies on. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <path
      fill="none"
      stroke={colour('line')}
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="1 8"
      d="M78 92c-26-10-22-34-2-32s24-12 18-24"
    />
    <g transform="translate(104 44) rotate(-8)">
      <path fill={colour('2')} d="M-4 6L-34-6l34 22z" />
      <path fill={colour('light')} d="M-4 8L6-30l14 34z" />
      <path fill={paint(id, 'wall')} d="M-4 8L30-22 16 12z" />
      <path fill={colour('1')} d="M-10 12l22-6 22-14 10 4-12 2-18 18z" />
    </g>
    <path fill={colour('shade')} d="M44 96h72v14H44z" />
    <path fill={colour('1')} d="M38 98l-20 12 12 12 20-14zM122 98l20 12-12 12-20-14z" />
    <path fill={paint(id, 'body')} d="M38 98h84v40a8 8 0 0 1-8 8H46a8 8 0 0 1-8-8z" />
    <path fill={paint(id, 'gloss')} opacity=".3" d="M38 98h26l-12 48h-6a8 8 0 0 1-8-8z" />
    <path fill={colour('3')} d="M70 98h20v22l-10-7-10 7z" />
    <path fill={colour('1')} d="M38 98l-20 13 15 10 24-16zM122 98l20 13-15 10-24-16z" />
    <Spark at="translate(40 60) scale(.8)" />
    <Spark at="translate(124 84) scale(.6)" fill={colour('6')} />
  </>
)
