import { useCallback, useState } from 'react';
import { rememberedPageSize, rememberPageSize } from './page-size';

/** The page size of a list whose state is not in the URL. It is remembered in this browser. */
export function usePageSize(list: string): [number, (size: number) => void] {
  const [size, setSize] = useState(() => rememberedPageSize(list));
  const choose = useCallback(
    (chosen: number) => {
      setSize(chosen);
      rememberPageSize(list, chosen);
    },
    [list],
  );
  return [size, choose];
}
