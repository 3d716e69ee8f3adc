ALTER TABLE `runs` ADD `job` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `runs` ADD `wait_until_ms` integer;--> statement-breakpoint
UPDATE `runs` SET `job` = `id` || '.' || `token` WHERE `ended_at_ms` IS NULL;
