import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Waiting ends as soon as the thing is there; one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
