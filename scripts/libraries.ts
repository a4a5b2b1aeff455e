// `npm run libraries`: packs the libraries that are published into dist/libraries, as docs/publishing.md describes.
import { join } from 'node:path'
import { packLibraries } from './libraries/pack.ts'
import { root } from './process.ts'

for (const { file, size } of Object.values(await packLibraries(join(root, 'dist/libraries'))))
  console.log(`${file}  ${(size / 1_000).toFixed(1)} KB`)
