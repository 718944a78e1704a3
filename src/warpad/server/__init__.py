"""Playing over a network: one match, one queue, one writer."""
