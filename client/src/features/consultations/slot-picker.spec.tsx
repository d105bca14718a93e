import { screen } from '@testing-library/react';
import { aUser, renderPage } from '../../../test/render-page';
import { SlotPicker } from './slot-picker';

const pickFromNothing = () =>
  renderPage({
    page: <SlotPicker consultantId="" value="" onChoose={() => undefined} />,
    handlers: {
      ConsultationSlots: () => ({ consultationSlots: [] }),
    },
    user: aUser(),
  });

describe('a week without free times', () => {
  it('the slot picker says what else to choose when the next weeks have no free times, either', async () => {
    await pickFromNothing();
    expect(await screen.findByText(/Choose another consultant or another week/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Next available day/ })).toBeNull();
  });
});
