ALTER TABLE `sent_messages` ADD `after` text;--> statement-breakpoint
ALTER TABLE `sent_messages` ADD `version_of` text;--> statement-breakpoint
ALTER TABLE `sent_messages` ADD `version` integer;--> statement-breakpoint
DELETE FROM `turn_sources`;--> statement-breakpoint
UPDATE `conversations` SET `sources_until` = 0;
