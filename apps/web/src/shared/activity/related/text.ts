import { table } from '../../text/table.ts'

export const text = table({
  title: ['您也可以看看', '您也可以看看', 'You may also like'],
  all: ['全部活动', '所有活動', 'All activities'],
})
